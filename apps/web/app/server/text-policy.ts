/**
 * The only texts that become markup or the address of a script in a browser (Trusted Types): what has no markup in it,
 * the empty script that React begins every script with, and addresses of our own. The page's policy asks for it.
 */
export const textPolicy =
  `window.trustedTypes&&trustedTypes.createPolicy('default',{` +
  `createHTML:t=>t.includes('<')&&t!=='<script></'+'script>'?null:t,` +
  `createScriptURL:u=>new URL(u,location.href).origin===location.origin?u:null})`
