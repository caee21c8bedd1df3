import type { reasons as english } from '../en/reasons.ts'
import type { Translation } from '../translation.ts'

export const reasons = {
  'reason.unprintable': 'Użyj liter, cyfr i innych znaków w jednym wierszu, bez znaków sterujących.',
  'reason.unknownTrait': 'Pole {name} nie należy do tego formularza.',
  'reason.choice': 'Wybierz jedną z tych wartości: {choices}.',
  'reason.format': 'Wpisz prawidłową wartość ({format}).',
  'reason.rule': 'Tej wartości nie można tu użyć.',
  'reason.signedIn': 'Sesja jest już otwarta. Kontynuuj albo najpierw się wyloguj.',
  'reason.tooOften': 'Kod wpisano błędnie zbyt wiele razy. Poproś o nowy.',
} satisfies Translation<typeof english>
