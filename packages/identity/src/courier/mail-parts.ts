// Renamed, because the formatter changes white space in templates that are tagged `html`.
import { html as markup } from 'hono/html'

/** A part of a mail. One list of parts makes both the text and the HTML. */
export type MailPart =
  | { readonly paragraph: string }
  | { readonly code: string }
  | { readonly link: string }
  | { readonly signature: string }

/** Plain text, with a blank line between parts. */
export const plainTextOf = (parts: readonly MailPart[]): string => `${parts.map(plain).join('\n\n')}\n`

function plain(part: MailPart): string {
  if ('paragraph' in part) return part.paragraph
  if ('code' in part) return part.code
  return 'link' in part ? part.link : part.signature
}

/** The light colours of the kit's tokens, by name. Mail programs know no CSS variables; a test compares the values. */
export const mailColours = {
  bg: '#ece8e0',
  surface: '#f9f6f0',
  line: '#d2c8b8',
  ink: '#2a1d14',
  'ink-2': '#5b4d3f',
} as const

const style = {
  page: `margin:0;padding:24px;background:${mailColours.bg};color:${mailColours.ink};font:17px/26px Georgia,serif`,
  card: `max-width:480px;margin:0 auto;padding:32px;background:${mailColours.surface};border:1px solid ${mailColours.line};border-radius:10px`,
  paragraph: 'margin:0 0 16px',
  code: 'margin:0 0 16px;font:700 34px/48px ui-monospace,Menlo,Consolas,monospace;letter-spacing:6px',
  // A darker --orange-edge: a link in a mail is coloured text, which needs more contrast than an underline.
  link: 'color:#8a3d06;word-break:break-all',
  signature: `margin:24px 0 0;color:${mailColours['ink-2']}`,
} as const

/** A self-contained page that loads nothing. */
export const htmlOf = (parts: readonly MailPart[], title: string, language: string): string =>
  String(markup`<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title></head>
<body style="${style.page}">
<div style="${style.card}">
${parts.flatMap((part, at) => (at === 0 ? [element(part)] : ['\n', element(part)]))}
</div>
</body>
</html>
`)

function element(part: MailPart) {
  if ('paragraph' in part) return markup`<p style="${style.paragraph}">${part.paragraph}</p>`
  if ('code' in part) return markup`<p style="${style.code}">${part.code}</p>`
  if ('signature' in part) return markup`<p style="${style.signature}">${part.signature}</p>`
  const { link } = part
  return markup`<p style="${style.paragraph}"><a style="${style.link}" href="${link}">${link}</a></p>`
}
