/** Criteria that no test judges: findings from screenshots of the screens or from the source. */
export const byEye = {
  '1.3.3': 'Read: among the English texts, one refers to a position ("the details below"), none to a shape or colour.',
  '1.3.4': 'Read: no style sheet and no script depends on the orientation.',
  '1.4.1':
    'Seen in eight states: errors have an icon and a text, links are underlined, checkboxes have a tick, the current tab a bar.',
  '1.4.5': 'Seen in eight states: words are text; only the logos of providers and of the app contain letters.',
  '1.4.13': 'Read: only the tooltip of a provider logo appears on hover; the button has the same name.',
  '2.1.4':
    'Read: the shortcuts are Alt+T, which focuses the toasts, and Escape, which closes; none is a single letter.',
  '2.3.1': 'Read: a spinner turns (0.8 s), loading places shimmer (1.8 s) and toasts slide in.',
  '2.4.5': 'Read: settings are in the bottom bar and in the menu; the other account screens are steps of a process.',
  '2.5.1': 'Read: nothing requires a gesture; toasts that can be swiped away have a button.',
  '2.5.7': 'Read: nothing requires dragging; toasts that can be swiped away have a button.',
  '3.2.1': 'Read: focus loads the menu or the CAPTCHA, or moves the caret; the page stays.',
  '3.2.2':
    'Read: a choice of language or theme changes words or colours in place and keeps the focus; a typed code is not submitted by itself.',
  '3.2.3': 'Read: all account screens but the settings share one frame; the settings have the frame of the product.',
  '3.2.4': 'Read: one component renders each kind of field, and one catalogue labels it.',
}

/** Known open questions. */
export const open = {
  '2.5.2': 'The account menu opens on pointer down, as its library does; Escape closes it.',
  '3.3.4':
    'A security key or a linked account is removed without confirmation. It can be added again, and the last credential cannot be removed.',
}
