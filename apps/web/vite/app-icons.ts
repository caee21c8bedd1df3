import type { Plugin } from 'vite'

import { icoOf, onGround, pngOf } from './png-of.ts'
import { drawIcon } from './token-colours.ts'
import { tokenColour } from './tokens.ts'

/** The web app's manifest: what a home screen shows after the installation. */
const manifest = () => ({
  name: 'Collect Everything',
  short_name: 'Collect',
  id: '/',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  background_color: tokenColour('bg').light,
  theme_color: tokenColour('bg').light,
  icons: [
    { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
})

/** Writes the manifest and its icons, all drawn from `favicon.svg`. Development has the SVG alone. */
export function appIcons(): Plugin {
  return {
    name: 'app-icons',
    generateBundle() {
      if (this.environment.name !== 'client') return
      const svg = drawIcon()
      const whole = onGround(svg, tokenColour('walnut').light)
      const files = {
        'manifest.webmanifest': JSON.stringify(manifest()),
        'icon-192.png': pngOf(svg, 192),
        'icon-512.png': pngOf(svg, 512),
        'icon-maskable-512.png': pngOf(whole, 512),
        'apple-touch-icon.png': pngOf(whole, 180),
        'favicon.ico': icoOf(pngOf(svg, 32), 32),
      }
      for (const [fileName, source] of Object.entries(files)) this.emitFile({ type: 'asset', fileName, source })
    },
  }
}
