import type { messagesOfInformation as english } from '../en/messages-information.ts'
import type { Translation } from '../translation.ts'

export const messagesOfInformation = {
  1010003: 'Para continuar, é preciso entrar de novo. Confirme sua identidade.',
  1010004: 'Mais uma etapa: confirme a entrada com o segundo fator.',
  1010012: 'Tenha sua chave de segurança à mão e continue.',
  1010014: 'Enviamos uma mensagem para o seu endereço. Não chegou? Veja em Spam ou Lixo eletrônico.',
  1010016:
    'O endereço {duplicateIdentifier} já pertence a uma conta. Entre nessa conta para adicionar {provider} como mais uma forma de acesso.',
  1010020: 'O código será enviado para o endereço informado nesta etapa.',
  1010025: 'Enviamos um código para o endereço da sua conta. Não chegou? Veja em Spam ou Lixo eletrônico.',

  1040005:
    'Enviamos um código para o seu endereço. Digite-o para terminar de criar a conta. Não chegou? Veja em Spam ou Lixo eletrônico.',
  1040009: 'Falta pouco. Escolha como quer entrar a partir de agora.',

  1060001:
    'O acesso à sua conta foi recuperado. Durante {privileged_session_expires_at_unix_until_minutes, plural, one {# minuto} many {# de minutos} other {# minutos}}, é possível escolher uma nova senha ou adicionar outra forma de entrar.',
  1060002:
    'Se este endereço pertencer a uma conta, um link de recuperação chegará em breve. Não chegou? Confira se o endereço está escrito corretamente e depois veja em Spam ou Lixo eletrônico.',
  1060003:
    'Se este endereço pertencer a uma conta, um código de recuperação chegará em breve. Não chegou? Confira se o endereço está escrito corretamente e depois veja em Spam ou Lixo eletrônico.',
  1060004: 'Se {masked_address} pertencer a uma conta, um código de recuperação chegará em breve a esse endereço.',
  1060005: 'Digite o endereço completo para confirmar que é seu.',
  1060006: 'Para qual endereço enviamos o código de recuperação?',

  1080001:
    'Enviamos um link de verificação para o seu endereço. Não chegou? Confira se o endereço está escrito corretamente e depois veja em Spam ou Lixo eletrônico.',
  1080002: 'Seu e-mail está verificado.',
  1080003:
    'Enviamos um código de verificação para o seu endereço. Não chegou? Confira se o endereço está escrito corretamente e depois veja em Spam ou Lixo eletrônico.',
  1080004:
    'Enviamos um código de verificação para o seu telefone. Não chegou? Confira se o número está escrito corretamente.',
  1080005: 'Seu número de telefone está verificado.',
} satisfies Translation<typeof english>
