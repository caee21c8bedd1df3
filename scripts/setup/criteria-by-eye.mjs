/** What no machine judges here: what somebody saw in pictures of the screens, or read in the source, by criterion. */
export const byEye = {
  '1.3.3':
    'Read: of the English sentences, searched for words of place, shape and colour, one says "the details below".',
  '1.3.4': 'Read: no style sheet and no script asks how the device is held.',
  '1.4.1':
    'Seen in eight states: errors have a sign and words, links a line under them, boxes a tick, the current tab a bar.',
  '1.4.5': 'Seen in eight states: words are text; pictures with letters in them are marks of providers and our own.',
  '1.4.13':
    'Read: on hover comes only the title that a browser shows of a mark of a provider; the button has the same name.',
  '2.1.4': 'Read: our keys are Alt+T, which goes to the toasts, and Escape, which closes; none is a letter alone.',
  '2.3.1':
    'Read: what moves is a spinner (0.8 s a turn), the shimmer of empty places (1.8 s) and toasts that slide in.',
  '2.4.5': 'Read: settings are in the bottom bar and in the menu; the other account screens are steps of a process.',
  '2.5.1': 'Read: no gesture is asked for; a toast that can be swiped away has a button.',
  '2.5.7': 'Read: nothing is dragged; a toast that can be swiped away has a button.',
  '3.2.1': 'Read: who gets the focus loads the menu or the check for robots, or moves the caret; the page stays.',
  '3.2.2': 'Read: language and colours change with a button, not with the choice; a whole code is not sent by itself.',
  '3.2.3': 'Read: all account screens but the settings stand in one frame, the settings in that of the product.',
  '3.2.4': 'Read: one component draws each kind of field, and one catalogue names it.',
}

/** What is known to be undecided. */
export const open = {
  '2.5.2': 'The menu of the account opens when the pointer goes down, as its library has it; Escape closes it.',
  '3.3.4':
    'A key or a linked account is removed without a question; it can be added again, and the last way in can not be removed.',
}
