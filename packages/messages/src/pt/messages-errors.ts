import type { messagesOfErrors as english } from '../en/messages-errors.ts'
import type { Translation } from '../translation.ts'

export const messagesOfErrors = {
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
    'Já existe uma conta para {credential_identifier_hint}. Formas de entrar nela: {available_credential_types_list}. Provedores vinculados: {available_oidc_providers_list}.',
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
} satisfies Translation<typeof english>
