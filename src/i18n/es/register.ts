import type { Catalogue } from '../catalogue.ts'

export const register: Catalogue['register'] = {
  title: 'Crear cuenta',
  lead: 'Se tarda un minuto y se queda en este navegador.',
  name: 'Nombre completo',
  email: 'Correo electrónico',
  password: 'Contraseña',
  passwordHint: 'Al menos 6 caracteres.',
  confirmPassword: 'Confirma la contraseña',
  submit: 'Crear cuenta',
  busy: 'Creando la cuenta...',
  unprotected:
    'Esta página no se ha abierto con una conexión segura, así que aquí el navegador no puede guardar una contraseña a salvo. No se ha creado ninguna cuenta ni se ha guardado nada. Abre la tienda con https o desde la dirección de este mismo equipo.',
  notKept:
    'Tu cuenta no se ha creado: el almacenamiento de este navegador no ha podido guardarla. Lo que has escrito sigue aquí; inténtalo de nuevo.',
  known: '¿Ya tienes cuenta?',
  login: 'Iniciar sesión',
}
