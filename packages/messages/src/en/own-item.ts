/** Items of a user's own: their form, and what their owner does with them. */
export const ownItemTexts = {
  // The form of an own item
  'own.add': 'Add a missing item',
  'own.change': 'Change this item',
  'own.drawer': 'Which drawer does it belong in?',
  'own.name': 'Name',
  'own.maker': 'Maker',
  'own.year-from': 'First year',
  'own.year-to': 'Last year',
  'own.year-discovered': 'Year of discovery',
  'own.unit': '{label} ({unit})',
  'own.submit': 'Add item',
  'own.save': 'Save changes',
  'own.empty': 'Enter a name.',
  'own.too-long': 'This is too long.',
  'own.not-number': 'Enter a number, such as 3.5.',
  'own.not-year': 'Enter a year, such as 1911.',
  'own.before-first': 'The last year is before the first.',
  'own.wrong': "This value doesn't fit here.",
  'own.problems': '{count, plural, one {# field needs} other {# fields need}} another look.',

  // On its sheet and its card
  'own.title': 'Your own item',
  'own.private': 'Only you see this.',
  'own.pending': "Offered to everybody. Only you see this until it's reviewed.",
  'own.edit': 'Change',
  'own.offer': 'Offer it to everybody',
  'own.offer.text': "Only you see it until it's reviewed.",
  'own.take-back': 'Take the offer back',
  'own.delete': 'Delete',
  'own.mark.private': 'Private',
  'own.mark.pending': 'In review',

  // What was done
  'own.added': '{name} is added. Only you see it.',
  'own.offered': '{name} is offered to everybody.',
  'own.changed': '{name} is saved.',
  'own.taken-back': '{name} is no longer offered.',
  'own.deleted': 'The item is deleted.',
  'own.still-used': 'Your collection holds this item. Remove it there first.',
  'own.enough-offers': "You've offered many items today. Please try again later.",

  // Both versions of what two tabs changed
  'conflict.title': 'This was changed somewhere else',
  'conflict.both': 'Choose which version to keep, then save.',
  'conflict.yours': 'Yours',
  'conflict.saved': 'Saved meanwhile',
  'conflict.empty': 'Nothing',
  'conflict.discard': 'Discard mine',
  'conflict.save': 'Save my choice',
} as const
