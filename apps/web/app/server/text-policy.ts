/**
 * The Trusted Types policy that the page's security policy requires. Only these texts become markup or a script's
 * address: texts without markup, the empty script that React starts from, and addresses of the app's own origin.
 */
export const textPolicy =
  `window.trustedTypes&&trustedTypes.createPolicy('default',{` +
  `createHTML:t=>t.includes('<')&&t!=='<script></'+'script>'?null:t,` +
  `createScriptURL:u=>new URL(u,location.href).origin===location.origin?u:null})`
