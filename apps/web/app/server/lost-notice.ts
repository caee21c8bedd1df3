import type { Formatter } from '@collect/messages'

/**
 * LOST-PAGE-2: the notice of a page whose script did not arrive, as HTML, which needs no script. It stays hidden until `watchLost`
 * shows it; the page works like one without a script. Texts of the catalogue hold no markup.
 */
export const lostNotice = ({ text }: Formatter): string =>
  `<div class="lost" role="alert"><p>${text('page.incomplete')}</p><button class="btn btn--sm" type="button">${text('release.reload')}</button></div>`

/** Runs in the browser before the page's scripts. Each of them is preloaded, so a lost one is noticed. */
export const watchLost =
  `addEventListener('error',({target:t})=>{if(t.rel==='modulepreload')document.documentElement.dataset.lost=''},true);` +
  `addEventListener('click',({target:t})=>{if(t.closest('.lost .btn'))location.reload()})`
