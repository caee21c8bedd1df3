/** The browser that sessions name. */
export const userAgent = 'Mozilla/5.0 (X11; Linux x86_64) Bench/1.0'

/** A client that signs up like a browser and keeps its cookies. */
export class Person {
  readonly #origin: string
  readonly #cookies = new Map<string, string>()
  readonly email = `bench.${Date.now()}@collect.example`
  readonly password = 'a long sentence about cabinets'
  /** Sent in the proxy's header. */
  readonly address = '198.51.100.7'

  constructor(origin: string) {
    this.#origin = origin
  }

  get cookie(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  }

  async call(path: string, body?: object): Promise<Response> {
    const response = await fetch(this.#origin + path, {
      redirect: 'manual',
      headers: {
        Accept: 'application/json',
        Cookie: this.cookie,
        'User-Agent': userAgent,
        'X-Forwarded-For': this.address,
        ...(body && { 'Content-Type': 'application/json' }),
      },
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    })
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      this.#cookies.set(name, value)
    }
    return response
  }

  async register(): Promise<void> {
    const flow = (await (await this.call('/self-service/registration/browser')).json()) as {
      id: string
      ui: { nodes: Node[] }
    }
    const csrf = flow.ui.nodes.find((node) => node.attributes.name === 'csrf_token')?.attributes.value
    const { email, password } = this
    const answer = await this.call(`/self-service/registration?flow=${flow.id}`, {
      method: 'password',
      csrf_token: csrf,
      password,
      traits: { email, name: 'Bench' },
    })
    if (!answer.ok) throw new Error(`registration: ${answer.status} ${await answer.text()}`)
  }
}

interface Node {
  readonly attributes: { readonly name?: string; readonly value?: string }
}
