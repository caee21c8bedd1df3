import { defineConfig } from 'vite'
import { consentDesk } from './consent.ts'

/** The program that `npm start` runs, with the address of this page as its `ORIGIN`. */
const service = process.env.SERVICE || 'http://127.0.0.1:3000'
const port = Number(process.env.PORT || 4466)
const adminApi = process.env.ADMIN_API || 'http://127.0.0.1:4434'

// Service and page have one address, so that cookies, forms and redirects need no further setting. The `Host` header
// stays as the browser sent it, because the service compares it with its `ORIGIN`.
const ofTheService = ['/self-service', '/sessions', '/oauth2', '/userinfo', '/.well-known', '/dev']

export default defineConfig({
  plugins: [consentDesk({ origin: `http://localhost:${port}`, adminApi })],
  server: {
    host: '127.0.0.1',
    port,
    strictPort: true,
    allowedHosts: ['localhost'],
    hmr: false,
    proxy: Object.fromEntries(ofTheService.map((path) => [path, { target: service, changeOrigin: false }])),
  },
  cacheDir: process.env.VITE_CACHE || 'node_modules/.vite',
})
