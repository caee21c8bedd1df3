import { Secret, TOTP, type HOTP } from 'otpauth'
import type { IdentityConfig } from '../../config/identity-config.ts'
import type { IdentityRecord } from '../../records/identity.ts'

/** RFC 6238, with the parameters that every app supports (docs/contract/http.md §5.5). */
const period = 30
const algorithm = { algorithm: 'SHA1', digits: 6, period } as const
/** Accepted clock difference in steps, either way. */
const skew = 1
/** Size of the QR code, in CSS pixels and in pixels of the image. */
export const qrSize = 256
/** Pixels of one square of the QR code: whole, so that each square has the same size. */
const wholeScales = [5, 4, 3, 2] as const
/** Squares around the QR code. */
const leastMargin = 2
const white = [255, 255, 255] as const

/** Whether an imported app uses the same parameters. */
export const isUsualTotp = (read: TOTP | HOTP): read is TOTP =>
  read instanceof TOTP &&
  read.algorithm === algorithm.algorithm &&
  read.digits === algorithm.digits &&
  read.period === period

/** A new secret of 20 bytes, in base32. */
export const newTotpSecret = (): string => new Secret({ size: 20 }).base32

/** The address that an app reads from the QR code. */
export function totpUrl(secret: string, { selfservice, serve }: IdentityConfig, identity: IdentityRecord): string {
  const issuer = selfservice.methods.totp.config.issuer ?? new URL(serve.public.base_url).hostname
  return new TOTP({ ...algorithm, issuer, label: accountName(identity), secret: Secret.fromBase32(secret) }).toString()
}

const accountName = ({ id, verifiable, recovery }: IdentityRecord): string =>
  verifiable[0]?.value ?? recovery[0]?.value ?? id

/** A PNG as a data address, which the page's policy allows (docs/contract/nodes.md §2.2). */
export async function qrOf(text: string): Promise<string> {
  // Few requests draw one, so a start does not load the library.
  const [{ correction, generate }, { toPngDataURL }] = await Promise.all([
    import('lean-qr'),
    import('lean-qr/extras/node_export'),
  ])
  const code = generate(text, { minCorrectionLevel: correction.M })
  const scale = wholeScales.find((pixels) => (code.size + 2 * leastMargin) * pixels <= qrSize) ?? 1
  const margin = Math.floor((qrSize - code.size * scale) / 2)
  // The library takes whole squares around a code; here the margin is what is left of a picture of fixed size.
  const squareAt = (pixel: number) => Math.floor((pixel - margin) / scale)
  const picture = { ...code, size: qrSize, get: (x: number, y: number) => code.get(squareAt(x), squareAt(y)) }
  return toPngDataURL(picture, { pad: 0, off: white })
}

/** The time step of a code; undefined for a wrong or expired code. `now` in milliseconds. */
export function stepOf(code: string, secret: string, now: number): number | undefined {
  const token = code.replaceAll(/\s/g, '')
  const delta = new TOTP({ ...algorithm, secret: Secret.fromBase32(secret) }).validate({
    token,
    timestamp: now,
    window: skew,
  })
  return delta === null ? undefined : Math.floor(now / 1000 / period) + delta
}
