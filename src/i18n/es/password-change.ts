import type { Catalogue } from '../catalogue.ts'

export const passwordChange: Catalogue['password-change'] = {
  title: 'Contraseña',
  lead: 'Para cambiarla hace falta la que tienes ahora.',
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
    'Esta página no se ha abierto con una conexión segura, así que aquí el navegador no puede guardar una contraseña a salvo. Tu contraseña sigue como estaba.',
  notKept:
    'Tu contraseña sigue como estaba: el almacenamiento de este navegador no ha podido guardar la nueva. Inténtalo de nuevo.',
}
