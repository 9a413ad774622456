import type { Catalogue } from '../catalogue.ts'

export const register: Catalogue['register'] = {
  title: 'Crear cuenta',
  lead: 'Solo lleva un minuto. Tu cuenta se guarda únicamente en este navegador.',
  name: 'Nombre completo',
  email: 'Correo electrónico',
  password: 'Contraseña',
  passwordHint: 'Al menos 6 caracteres.',
  confirmPassword: 'Confirma la contraseña',
  submit: 'Crear cuenta',
  busy: 'Creando la cuenta...',
  unprotected:
    'Esta página no usa una conexión segura, por lo que el navegador no puede guardar una contraseña de forma segura. No se ha creado ninguna cuenta ni se ha guardado nada. Abre la tienda con https o en la dirección local de este equipo.',
  notKept:
    'Tu cuenta no se ha creado porque este navegador no ha podido guardarla. Los datos que has introducido siguen aquí. Inténtalo de nuevo.',
  known: '¿Ya tienes cuenta?',
  login: 'Iniciar sesión',
}
