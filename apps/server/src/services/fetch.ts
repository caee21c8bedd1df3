/** The seam between the packages: a service is a function from Request to Response (docs/decisions/0001). */
export type Fetch = (request: Request) => Promise<Response>
