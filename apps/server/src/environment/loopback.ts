/** Whether a host name can only mean this machine (RFC 6761 §6.3, RFC 1122 §3.2.1.3). */
export function isLoopback(hostname: string): boolean {
  return (
    hostname === 'localhost' ||
    hostname.endsWith('.localhost') ||
    hostname === '[::1]' ||
    /^127(\.\d{1,3}){3}$/.test(hostname)
  )
}
