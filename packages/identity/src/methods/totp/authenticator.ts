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
/** Pixels of one square of the QR code: whole, and such that the library's rounding meets no edge of a square. */
const wholeScales = [5, 4, 3, 2] as const
/** Squares around the QR code. */
const leastMargin = 2

/** The rows of squares repeat, so the filter of PNG that compares with the row above draws fast and small. */
const rendererOpts = { filterType: 2, deflateLevel: 6, deflateStrategy: 0 }

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
  const { default: QRCode } = await import('qrcode')
  const { version, maskPattern, modules } = QRCode.create(text)
  const scale = wholeScales.find((pixels) => (modules.size + 2 * leastMargin) * pixels <= qrSize) ?? 1
  const picture = await QRCode.toBuffer(text, {
    type: 'png',
    // Found above; to find them again would take as long as to draw the picture.
    version,
    ...(maskPattern !== undefined && { maskPattern }),
    width: qrSize,
    margin: (qrSize / scale - modules.size) / 2,
    rendererOpts,
  })
  return `data:image/png;base64,${picture.toString('base64')}`
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
