import type { accountTexts as englishTexts, accountMessages as englishMessages } from '../en/account.ts'
import type { Translation } from '../translation.ts'

export const accountTexts = {
  // The product’s name, the categories and the notices
  'app.name': 'Collect Everything',
  'app.title': '{page} · {name}',
  'app.skip': 'Ir para o conteúdo',
  'language.label': 'Idioma',
  'language.change': 'Alterar',
  'toast.close': 'Fechar',
  'toast.region': 'Avisos',
  'category.all': 'Tudo',
  'category.coins': 'Moedas',
  'category.stamps': 'Selos',
  'category.minerals': 'Minerais',
  'category.cards': 'Cartas colecionáveis',
  'category.vinyl': 'Vinil',
  'category.figures': 'Figuras',

  // Headings, chips, lists of methods and fields, shared by all flows
  'account-linking.title': 'Vincular a conta',
  'account-linking.not-mine': 'Esta conta não é sua?',
  'misc.or': 'ou',
  'misc.last-used': 'Último usado',
  'misc.last-used.way': 'Último usado: {way}',
  'card.header.parts.password.login': 'seu {identifierLabel} e sua senha',
  'card.header.parts.password.registration': 'seu {identifierLabel} e uma senha',
  'card.header.parts.identifier-first': 'seu {identifierLabel}',
  'card.header.parts.oidc': 'uma conta de outro serviço',
  'card.header.parts.code': 'um código que enviamos',
  'card.header.parts.totp': 'seu app autenticador',
  'card.header.parts.lookup_secret': 'um código de backup',
  'card.header.parts.passkey': 'uma chave de acesso',
  'card.header.parts.webauthn': 'uma chave de segurança',
  'card.footer.select-another-method': 'Escolher outro método',
  'card.identifier': 'nome de conta',
  'card.unknown.title': 'Erro',
  'card.unknown.description': 'Ocorreu um erro',
  'chip.label': 'Alterar {identifier}',
  'chip.back': 'Voltar',

  'two-step.password.title': 'Senha',
  'two-step.password.description': 'Uma senha que só você conhece',
  'two-step.code.title': 'Código',
  'two-step.code.description': 'Enviado para o seu e-mail',
  'two-step.code.description.sms': 'Enviado para o seu telefone',
  'two-step.passkey.title': 'Chave de acesso',
  'two-step.passkey.description': 'Com impressão digital, rosto ou bloqueio de tela',
  'two-step.passkey.description.error': 'Não foi possível carregar as chaves de acesso. Tente mais tarde.',
  'two-step.webauthn.title': 'Chave de segurança',
  'two-step.webauthn.description': 'Uma chave física para conectar ou aproximar do dispositivo',
  'two-step.webauthn.description.error': 'Não foi possível carregar as chaves de segurança. Tente mais tarde.',
  'two-step.totp.title': 'App autenticador',
  'two-step.totp.description': 'Os 6 dígitos que o app mostra',
  'two-step.lookup_secret.title': 'Código de backup',
  'two-step.lookup_secret.description': 'Um dos seus códigos de 8 caracteres',

  'input.placeholder':
    '{placeholder, select, senha {Digite sua senha} nome {Digite seu nome} other {Digite o {placeholder}}}',
  'forms.input.placeholder.webauthn_register_displayname': 'Digite um nome para esta chave',
  'input.show-password': 'Mostrar senha',
  'input.choose': 'Escolha uma opção',
  'input.code-missing': 'Falta o código',
  'forms.label.forgot-password': 'Esqueceu a senha?',
  'forms.label.recover-account': 'Recuperar a conta',
  'forms.title.traits.email.Email': 'E-mail',
  'forms.title.traits.name.Name': 'Nome',
  'forms.methods': 'Formas de continuar',
  'captcha.error': 'Não foi possível carregar a verificação contra robôs. Recarregue a página.',
  'captcha.no-script':
    'Este formulário tem uma verificação contra robôs que precisa de JavaScript. Ative-o e recarregue a página.',
  'ceremony.stopped': 'O navegador não recebeu nenhuma chave. Tente novamente ou escolha outro método.',
  'ceremony.known': 'Esta chave já está vinculada à sua conta.',
  'ceremony.failed': 'Seu navegador não conseguiu usar a chave. Tente novamente ou escolha outro método.',
  'ceremony.no-script':
    'Isto precisa de JavaScript, que está desativado no seu navegador. Ative-o e recarregue a página ou escolha outro método.',

  'property.code': 'o código',
  'property.email': 'o e-mail',
  'property.identifier': 'o nome de conta',
  'property.password': 'a senha',
  'property.phone': 'o número de telefone',
  'property.phone_number': 'o número de telefone',
  'property.recovery_address': 'o e-mail ou número de telefone',
  'property.recovery_confirm_address': 'o e-mail ou número de telefone',
  'property.passkey_register': 'a chave de acesso',
  'property.webauthn_register': 'a chave de segurança',
  'property.username': 'o nome de usuário',
  'property.totp_code': 'o código do app',
  'property.lookup_secret': 'o código de backup',
  'property.webauthn_register_displayname': 'o nome da chave',
  'property.name': 'o nome',

  'credential.password': 'senha',
  'credential.code': 'código por e-mail',
  'credential.passkey': 'chave de acesso',
  'credential.webauthn': 'chave de segurança',
  'credential.totp': 'app autenticador',
  'credential.lookup_secret': 'códigos de backup',
  'credential.oidc': 'conta vinculada',
  'credential.saml': 'conta da organização',

  'value-type.string': 'texto',
  'value-type.number': 'número',
  'value-type.integer': 'número inteiro',
  'value-type.boolean': 'sim ou não',
  'value-type.array': 'lista',
  'value-type.object': 'grupo de valores',
  'value-type.null': 'nada',

  // Login
  'login.title': 'Entrar',
  'login.title-refresh': 'Confirmar identidade',
  'login.title-aal2': 'Segunda etapa',
  'login.subtitle': 'Entre com {parts}',
  'login.subtitle-refresh': 'Confirme com {parts}',
  'login.subtitle-aal2': 'Escolha como concluir a segunda etapa.',
  'login.code.subtitle': 'Enviamos um código para o seu e-mail.',
  'login.code.subtitle.sms': 'Enviamos um código para o seu telefone.',
  'login.totp.subtitle': 'Digite os 6 dígitos que seu app autenticador mostra.',
  'login.webauthn.subtitle': 'Conecte ou aproxime sua chave de segurança quando o navegador pedir.',
  'login.lookup_secret.subtitle': 'Digite um dos seus códigos de backup ainda não usados, de 8 caracteres.',
  'login.registration-label': 'Não tem uma conta?',
  'login.registration-button': 'Criar conta',
  'login.logout-button': 'Sair',
  'login.cancel-button': 'Cancelar',
  'login.2fa.go-back': 'Não era o que queria?',
  'login.2fa.go-back.link': 'Voltar',
  'login.2fa.method.go-back': 'Escolher outro método',

  // Registration
  'registration.title': 'Criar uma conta',
  'registration.subtitle': 'Crie sua conta com {parts}',
  'registration.login-label': 'Já tem uma conta?',
  'registration.login-button': 'Entrar',

  // Recovery and verification
  'recovery.title': 'Recuperar a conta',
  'recovery.subtitle': 'Digite o endereço da sua conta para receber um código.',
  'recovery.subtitle.link': 'Digite o endereço da sua conta para receber um link.',
  'recovery.subtitle.opened': 'O link está correto. Continue para entrar e escolher uma nova senha.',
  'verification.title': 'Verificar o endereço',
  'verification.subtitle': 'Digite o e-mail que deseja verificar.',
  'verification.subtitle.email-or-phone': 'Digite o e-mail ou número de telefone que deseja verificar.',
  'verification.subtitle.opened': 'O link está correto. Continue para verificar seu endereço.',

  // The error page, and a flow page that has nothing to draw
  'error.title': 'Algo deu errado',
  'error.title-not-found': 'Página não encontrada',
  'error.title-internal-server-error': 'O erro é nosso',
  'error.title.what-happened': 'O que aconteceu?',
  'error.title.what-can-i-do': 'O que posso fazer?',
  'error.client': 'Não foi possível atender à solicitação da forma como foi enviada.',
  'error.server': 'Nosso sistema não conseguiu atender à solicitação.',
  'error.from-address':
    'A solicitação de um aplicativo terminou com este erro. O texto vem do link que abriu esta página.',
  'error.instructions':
    'Tente novamente em alguns minutos. Se o problema continuar, fale conosco e inclua os detalhes abaixo.',
  'error.instructions.no-details': 'Tente novamente em alguns minutos. Se o problema continuar, fale conosco.',
  'error.support-email-link': 'Escrever para {contactSupportEmail}',
  'error.footer.text': 'Detalhes para a sua mensagem',
  'error.footer.copy': 'Copiar detalhes',
  'error.footer.copied': 'Copiado',
  'error.id': 'ID',
  'error.time': 'Hora',
  'error.message': 'Mensagem',
  'error.correlation': 'Solicitação',
  'error.line': '{label}: {value}',
  'error.action.go-back': 'Voltar',
  'error.not-found.description': 'Não há nada neste endereço.',

  'flow.loading': 'Carregando…',
  'flow.not-found': 'Etapa não encontrada',
  'flow.for-app': 'Continuar para {name}',
  'flow.back-to-app': 'Voltar para {name}',
  'flow.back-home': 'Voltar ao início',
  'flow.start-again': 'Começar de novo',
  'flow.expired': 'Esta página ficou aberta por tempo demais e foi reiniciada.',
  'flow.expires-soon':
    'Esta página expira em dois minutos. Se você a renovar, o que digitou será mantido, exceto senhas.',
  'flow.renew': 'Renovar a página',
  'flow.restarted': 'Houve um problema e esta página foi reiniciada. Tente mais uma vez.',
  'flow.cookies-off': 'Seu navegador bloqueia os cookies deste site. Permita-os e comece de novo.',
  'flow.lost': 'Esta página não pôde ser aberta, nem ao começar de novo. Tente mais uma vez.',
  'flow.unavailable': 'O serviço de contas não responde no momento. Tente novamente em alguns minutos.',
  'flow.unreachable': 'Parece que você está sem conexão. O que digitou continua aqui, exceto senhas e códigos.',
  'flow.try-again': 'Tentar novamente',
  'flow.disabled': 'Esta função está desativada.',

  'wire.unknown-status': 'O serviço deu uma resposta desconhecida. Tente novamente em alguns minutos.',
  'wire.unreachable':
    'Não foi possível chamar o endpoint da API. Verifique se o CORS está configurado corretamente e se o endereço do SDK é válido.',
  'wire.undecodable': 'Não foi possível ler a resposta do serviço. Tente novamente em alguns minutos.',
  'wire.content-type': 'O serviço enviou algo que esta página não pode mostrar. Tente novamente em alguns minutos.',
  'wire.unsupported': 'O serviço pediu algo que esta página não pode fazer. Comece de novo.',

  // Logout
  'logout.title': 'Deseja sair da conta?',
  'logout.accept-button': 'Sair',
  'logout.reject-button': 'Continuar na conta',

  // The page around the verification flow
  'verification-page.title': 'Verifique seu e-mail',
  'verification-page.verified': 'O e-mail da sua conta está verificado.',
  'verification-page.instructions': 'Enviamos um e-mail com um código para o seu endereço.',
  'verification-page.instructions.link': 'Enviamos um e-mail com um link para o seu endereço.',
  'verification-page.spam': 'Veja na caixa de entrada e depois em Spam ou Lixo eletrônico.',
  'verification-page.request': 'Pedir novo e-mail de verificação',
  'verification-page.resend': 'Reenviar o e-mail de verificação',

  // Reasons: the sentence inside message 4000001
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
  'reason.providerDenied':
    '{words, select, none {A entrada com {provider} não foi concluída.} other {{provider} recusou: “{words}”.}} Tente novamente ou escolha outra forma.',
  'reason.providerDown':
    '{provider} não está respondendo no momento. Tente novamente em um minuto ou escolha outra forma.',
  'reason.providerAnswer': 'A resposta de {provider} não é confiável. Tente novamente ou escolha outra forma.',
  'reason.providerGone': 'Esta forma não está mais disponível. Escolha outra.',
  'reason.beginsHere': 'A entrada com {provider} começa nesta página. Use o botão para continuar.',
  'reason.providerLate': 'Isso demorou demais ou foi aberto duas vezes. Comece de novo.',
  'reason.providerMapping': 'Os dados de {provider} não bastam para uma conta. Escolha outra forma.',
  'reason.noAccountHere': 'Não há conta aqui para sua entrada com {provider}, e não é possível criar novas.',
  'reason.scopeMissing':
    '{provider} não compartilhou tudo o que é preciso. Tente novamente e autorize tudo o que pedimos.',
  'reason.notSignedInAgain': '{provider} não pediu uma nova entrada. Tente novamente ou escolha outra forma.',
  'reason.wrongOrganisation': 'O endereço de {provider} não pertence a esta organização. Use sua conta da organização.',
  'reason.organisationOnly': 'Esta conta pertence a uma organização. Entre com a sua organização.',
} satisfies Translation<typeof englishTexts>

export const accountMessages = {
  // Information and success
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

  // Names of fields and captions of buttons
  1010001: 'Confirmar com a senha',
  1010002: 'Continuar com {provider}',
  1010005: 'Verificar',
  1010006: 'Código do app',
  1010007: 'Código de backup',
  1010008: 'Usar uma chave de segurança',
  1010009: 'Verificar o código',
  1010010: 'Usar este código',
  1010011: 'Continuar com a chave de segurança',
  1010013: 'Usar a chave agora',
  1010015: 'Enviar código',
  1010017: 'Entrar e vincular',
  1010018: 'Continuar com {provider} e vincular',
  1010019: 'Enviar código para a segunda etapa',
  1010021: 'Usar uma chave de acesso',
  1010022: 'Entrar',
  1010023: 'Enviar um código para {address}',
  1010024: 'Usar este dispositivo',

  1040001: 'Criar conta',
  1040002: 'Criar conta com {provider}',
  1040003: 'Terminar de criar a conta',
  1040004: 'Criar conta com uma chave de segurança',
  1040006: 'Enviar código',
  1040007: 'Criar conta com uma chave de acesso',
  1040008: 'Voltar',

  1060007: 'Voltar',

  1050013: 'Nome para esta chave',
  1070001: 'Senha',
  1070002: '{title}',
  1070003: 'Salvar',
  1070004: 'E-mail, nome de usuário ou telefone',
  1070005: 'Enviar',
  1070006: 'Código do app',
  1070007: 'E-mail',
  1070008: 'Enviar um novo código',
  1070009: 'Continuar',
  1070010: 'Código de recuperação',
  1070011: 'Código de verificação',
  1070012: 'Código para criar a conta',
  1070013: 'Código de acesso',
  1070014: 'Entrar e vincular',
  1070015: 'Conclua primeiro a verificação contra robôs',
  1070016: 'E-mail ou telefone',
  1070017: 'Número de telefone',
  1070018: 'E-mail ou número de telefone',

  // Errors, each with the next step
  4000001: '{reason}',
  4000002: 'Preencha {property} e tente novamente.',
  4000003:
    'É preciso ter pelo menos {min_length, plural, one {# caractere} many {# de caracteres} other {# caracteres}}; aqui há {actual_length}.',
  4000004: 'Este valor não tem o formato exigido aqui: {pattern}',
  4000005: 'Esta senha não pode ser usada: {reason}',
  4000006: 'Os dados não conferem. Revise a senha e o e-mail, nome de usuário ou telefone.',
  4000007: 'Já existe uma conta com este e-mail, nome de usuário ou telefone. Entre nela ou use outros dados.',
  4000008: 'Este código não está correto. Use o que o app mostra agora.',
  4000009: 'Este formulário não tem nenhum campo que sirva para entrar. O site pode estar mal configurado.',
  4000010: 'Esta conta ainda não está ativa. Verifique primeiro seu e-mail.',
  4000011: 'Esta conta não tem nenhum app autenticador. Escolha outro método.',
  4000012: 'Este código de backup já foi usado. Use outro.',
  4000013: 'Esta conta não tem nenhuma chave de segurança. Escolha outro método.',
  4000014: 'Esta conta não tem códigos de backup. Escolha outro método.',
  4000015:
    'Esta conta não foi encontrada ou não tem chave de segurança nem chave de acesso. Confira os dados ou escolha outro método.',
  4000016: 'Este não é um dos seus códigos de backup. Confira-o ou use outro.',
  4000017:
    'São permitidos no máximo {max_length, plural, one {# caractere} many {# de caracteres} other {# caracteres}}; aqui há {actual_length}.',
  4000018: 'Deve ser {minimum} ou mais; agora é {actual}.',
  4000019: 'Deve ser mais que {minimum}; agora é {actual}.',
  4000020: 'Deve ser {maximum} ou menos; agora é {actual}.',
  4000021: 'Deve ser menos que {maximum}; agora é {actual}.',
  4000022: 'Deve ser múltiplo de {base}; agora é {actual}.',
  4000023:
    'São permitidos no máximo {max_items, plural, one {# item} many {# de itens} other {# itens}}; aqui há {actual_items}.',
  4000024:
    'É preciso ter pelo menos {min_items, plural, one {# item} many {# de itens} other {# itens}}; aqui há {actual_items}.',
  4000025: 'Os itens não podem se repetir: os das posições {index_a} e {index_b} são iguais.',
  4000026: 'Esperado aqui: {allowed_types_list}. Recebido: {actual_type}.',
  4000027:
    'Já existe uma conta com este e-mail, nome de usuário ou telefone. Se for sua, entre nela e vincule o novo provedor nos ajustes.',
  4000028:
    'Já existe uma conta para {credential_identifier_hint}. Formas de entrar nela: {available_credential_types_list}.{available_oidc_providers_count, select, 0 {} other { Provedores vinculados: {available_oidc_providers_list}.}}',
  4000029: 'Deve ser exatamente {expected}.',
  4000030: 'Este não é o valor esperado aqui.',
  4000031: 'Esta senha é parecida demais com seu e-mail, nome de usuário ou telefone.',
  4000032:
    'A senha precisa ter pelo menos {min_length, plural, one {# caractere} many {# de caracteres} other {# caracteres}}; esta tem {actual_length}.',
  4000033:
    'A senha pode ter no máximo {max_length, plural, one {# caractere} many {# de caracteres} other {# caracteres}}; esta tem {actual_length}.',
  4000034: 'Esta senha aparece em listas de senhas roubadas. Escolha outra.',
  4000035: 'Esta conta não foi encontrada ou não usa códigos para entrar. Confira os dados ou escolha outro método.',
  4000036: 'Os dados são diferentes dos informados quando o código foi enviado. Confira-os.',
  4000037: 'Esta conta não foi encontrada ou não tem nenhuma forma de entrar. Confira os dados ou crie uma conta.',
  4000038: 'A verificação contra robôs não foi concluída. Tente novamente.',
  4000039: 'Esta já é a sua senha atual. Escolha outra.',
  4000040: 'Digite um endereço de e-mail válido.',
  4000041: 'Digite um número de telefone válido.',
  4000042: 'Esta conta não tem nenhum dispositivo configurado.',
  4000043: 'Sua chave não foi aceita. Tente novamente.',
  4000044: 'Este dispositivo não foi aceito. Tente novamente.',
  4000045: 'Este dispositivo precisa ser verificado de novo antes de ser usado.',
  4000046: 'Configure este dispositivo de novo nos ajustes.',

  4010001:
    'A entrada demorou demais: o prazo terminou há {expired_at_unix_since_minutes, plural, one {# minuto} many {# de minutos} other {# minutos}}. Tente novamente.',
  4010002: 'Não foi possível saber como deseja entrar. Está tudo preenchido?',
  4010003: 'Não foi possível saber como deseja criar a conta. Está tudo preenchido?',
  4010004: 'Não foi possível saber o que deseja alterar. Está tudo preenchido?',
  4010005: 'Não foi possível saber como recuperar a conta. Está tudo preenchido?',
  4010006: 'Não foi possível saber como verificar o endereço. Está tudo preenchido?',
  4010007: 'Esta entrada já foi concluída. Se for preciso, comece de novo.',
  4010008: 'Este código de acesso não está correto ou já foi usado. Tente novamente.',
  4010009: 'A conta em que entrou não é a que será vinculada. Entre na conta certa.',
  4010010: 'Este endereço não pertence a esta conta. Digite outro.',
  4010011: 'Esta conta foi desativada. Fale conosco.',

  4040001:
    'A criação da conta demorou demais: o prazo terminou há {expired_at_unix_since_minutes, plural, one {# minuto} many {# de minutos} other {# minutos}}. Tente novamente.',
  4040002: 'A criação desta conta já foi concluída. Se for preciso, comece de novo.',
  4040003: 'Este código para criar a conta não está correto ou já foi usado. Tente novamente.',

  4050001:
    'Os ajustes ficaram abertos por tempo demais: o prazo terminou há {expired_at_unix_since_minutes, plural, one {# minuto} many {# de minutos} other {# minutos}}. Tente novamente.',
  4050002: 'Altere um endereço de cada vez.',

  4060001: 'Esta recuperação já foi concluída. Se for preciso, comece de novo.',
  4060002: 'Algo deu errado ao recuperar sua conta. Comece a recuperação de novo.',
  4060004: 'Este link de recuperação não está correto ou já foi usado. Peça um novo.',
  4060005:
    'A recuperação demorou demais: o prazo terminou há {expired_at_unix_since_minutes, plural, one {# minuto} many {# de minutos} other {# minutos}}. Tente novamente.',
  4060006: 'Este código de recuperação não está correto ou já foi usado. Tente novamente.',

  4070001: 'Este link de verificação não está correto ou já foi usado. Peça um novo.',
  4070002: 'Esta verificação já foi concluída. Se for preciso, comece de novo.',
  4070003: 'Algo deu errado na verificação. Comece de novo.',
  4070005:
    'A verificação demorou demais: o prazo terminou há {expired_at_unix_since_minutes, plural, one {# minuto} many {# de minutos} other {# minutos}}. Tente novamente.',
  4070006: 'Este código de verificação não está correto ou já foi usado. Tente novamente.',

  5000001: '{reason}',
  5000002:
    'Nenhum método de autenticação está disponível para esta solicitação. Fale com quem administra o site ou o aplicativo.',
  5000003: 'Sua organização ainda não tem uma forma de entrar. Pergunte a quem a administra.',
} satisfies Translation<typeof englishMessages>
