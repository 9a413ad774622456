import type { Catalogue } from '../catalogue.ts'

export const passwordChange: Catalogue['password-change'] = {
  title: 'Contraseña',
  lead: 'Introduce tu contraseña actual para elegir una nueva.',
  open: 'Cambiar contraseña',
  fields: {
    currentPassword: 'Contraseña actual',
    newPassword: 'Contraseña nueva',
    confirmPassword: 'Confirma la contraseña nueva',
  },
  hint: 'Al menos 6 caracteres.',
  submit: 'Guardar contraseña nueva',
  busy: 'Cambiando...',
  cancel: 'Cancelar',
  unprotected:
    'Esta página no usa una conexión segura, por lo que el navegador no puede guardar una contraseña de forma segura. Tu contraseña no ha cambiado.',
  notKept:
    'Tu contraseña no ha cambiado porque este navegador no ha podido guardar la nueva. Inténtalo de nuevo.',
}
