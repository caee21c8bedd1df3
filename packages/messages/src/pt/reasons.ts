import type { reasons as english } from '../en/reasons.ts'
import type { Translation } from '../translation.ts'

export const reasons = {
  'reason.unprintable': 'Use letras, números e sinais em uma só linha, sem caracteres de controle.',
  'reason.unknownTrait': 'O campo {name} não pertence a este formulário.',
  'reason.choice': 'Escolha uma destas opções: {choices}.',
  'reason.format': 'Digite um valor válido ({format}).',
  'reason.rule': 'Este valor não é permitido aqui.',
  'reason.signedIn': 'Sua sessão já está aberta. Continue ou saia primeiro.',
  'reason.tooOften': 'Houve tentativas demais com este código. Peça um novo.',
  'reason.tooManyCodes': 'Códigos incorretos demais. Comece de novo.',
  'reason.paused':
    'Códigos incorretos demais. Aguarde {hours, plural, =0 {{minutes, plural, one {# minuto} many {# de minutos} other {# minutos}}} one {# hora} many {# de horas} other {# horas}} e tente de novo.',
  'reason.held':
    'Tentativas demais. Aguarde {minutes, plural, one {# minuto} many {# de minutos} other {# minutos}} e tente de novo.',
  'reason.guarded':
    'Tentativas demais para esta conta. Aguarde {minutes, plural, one {# minuto} many {# de minutos} other {# minutos}}, ou entre {ways, select, both {com uma chave de acesso, com um código ou } other {de outra forma ou }}em um navegador em que você já entrou antes.',
  'reason.unusableKey': 'Não foi possível usar a resposta da chave. Tente novamente.',
  'reason.unknownAddress': 'Este não é um dos endereços disponíveis para escolha. Escolha novamente.',
  'reason.robotCheckDown': 'A verificação contra robôs não está respondendo no momento. Tente novamente em um minuto.',
  'reason.breachCheckDown':
    'não foi possível verificar se ela foi roubada em algum lugar. Tente novamente em um minuto.',
  'reason.oneCharacter': 'é um único caractere repetido.',
  'reason.siteName': 'é pouco mais que o nome deste site.',
  'reason.addressWaits': 'Depois da recuperação, este endereço vale a partir de {until_unix}.',
} satisfies Translation<typeof english>
