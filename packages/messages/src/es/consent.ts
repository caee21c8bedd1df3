import type { consent as english } from '../en/consent.ts'
import type { Translation } from '../translation.ts'

export const consent = {
  'consent.title': '¿Autorizar a {party}?',
  'consent.subtitle': 'Con tu cuenta {identifier}',
  'consent.trust': 'Asegúrate de que confías en {party}',
  'consent.warning': 'Puede que compartas información confidencial.',
  'consent.redirect': 'Al autorizar, irás a {party}.',
  'consent.description': 'Autoriza el acceso solo si conoces la aplicación y confías en ella.',
  'consent.requested-permissions-label': 'Permisos solicitados',
  'consent.action-accept': 'Autorizar',
  'consent.action-reject': 'Rechazar',
  'consent.remember-label': 'Recordar mi decisión',
  'consent.remember-tooltip': 'Si más adelante la aplicación pide otros permisos, tendrá que preguntarte de nuevo.',
  'consent.privacy-policy-label': 'Política de privacidad',
  'consent.terms-of-service-label': 'Condiciones del servicio',
  'consent.no-provider':
    'Ninguna aplicación puede pedir acceso aquí, porque no hay ningún proveedor OAuth2 configurado.',
  'consent.gone': 'Esta solicitud ya no es válida. Vuelve a la aplicación y empieza de nuevo.',
  'consent.other-account': 'Esta solicitud es para otra cuenta. Cierra sesión y empieza de nuevo en la aplicación.',
  'consent.scope.openid.title': 'Identidad',
  'consent.scope.openid.description': 'Ver quién eres aquí',
  'consent.scope.offline_access.title': 'Acceso en tu ausencia',
  'consent.scope.offline_access.description': 'Mantener el acceso aunque no uses la aplicación',
  'consent.scope.profile.title': 'Perfil',
  'consent.scope.profile.description': 'Ver tu nombre de usuario, tu nombre y tus apellidos',
  'consent.scope.email.title': 'Correo electrónico',
  'consent.scope.email.description': 'Ver tu correo electrónico y si está verificado',
  'consent.scope.address.title': 'Dirección postal',
  'consent.scope.address.description': 'Ver tu dirección postal',
  'consent.scope.phone.title': 'Teléfono',
  'consent.scope.phone.description': 'Ver tu número de teléfono y si está verificado',
} satisfies Translation<typeof english>
