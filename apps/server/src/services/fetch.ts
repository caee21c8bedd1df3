/** The seam between the house's rooms: a service is a function from Request to Response (DESIGN §1). */
export type Fetch = (request: Request) => Promise<Response>
