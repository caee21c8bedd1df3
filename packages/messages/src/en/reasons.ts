/** What stands behind message 4000001, which has no words of its own. Server only. */
export const reasons = {
  'reason.unprintable': 'Please use letters, numbers and signs on one line, without control characters.',
  'reason.unknownTrait': 'The field {name} does not belong to this form.',
  'reason.choice': 'Please choose one of these: {choices}.',
  'reason.format': 'Please enter a valid value ({format}).',
  'reason.rule': 'This value is not possible here.',
} as const
