import type { server as english } from '../en/server.ts'
import type { Translation } from '../translation.ts'

export const server = {
  'server.notFound.title': 'Nie znaleziono strony',
  'server.notFound.text': 'Pod tym adresem nic nie ma.',
  'server.tooLarge.title': 'Zbyt dużo danych',
  'server.tooLarge.text': 'Przesłano więcej danych, niż jest tu dozwolone. Nic z nich nie zostało zapisane.',
  'server.unreadable.title': 'Nic nie zostało zapisane',
  'server.unreadable.text':
    'Formularz dotarł w postaci, której nie da się tu odczytać. Proszę wrócić i wysłać go ponownie.',
  'server.fault.title': 'Błąd po naszej stronie',
  'server.fault.text': 'Po naszej stronie coś poszło nie tak. Spróbuj ponownie za kilka minut.',
  'server.serviceDown.title': 'Konta są niedostępne',
  'server.serviceDown.text':
    'Usługa, która przechowuje konta, nie odpowiada. Nic nie przepadło; spróbuj ponownie za kilka minut.',
  'server.tryAgain': 'Spróbuj ponownie',
  'server.backHome': 'Wróć na stronę główną',
} satisfies Translation<typeof english>
