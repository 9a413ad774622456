import type { Catalogue } from '../catalogue.ts'

export const authLayout: Catalogue['authLayout'] = {
  title: '¿Por qué crear una cuenta?',
  cart: 'Conserva tu carrito y tu lista de deseos al iniciar sesión.',
  orders: 'Consulta todos tus pedidos y recibos en un solo lugar.',
  wishlist: 'Ten tu propia lista de deseos, separada de las de otras cuentas de este navegador.',
  cards: 'Compra más rápido con tarjetas y direcciones guardadas.',
  local: 'Todo se guarda en este navegador y puedes exportarlo en un archivo.',
  demoNotice:
    'Esta es una tienda de demostración sin servidor. Una cuenta mantiene tus datos separados, pero no los protege de otras personas que usen este navegador.',
}

export const login: Catalogue['login'] = {
  title: 'Iniciar sesión',
  lead: 'Nos alegra verte de nuevo.',
  email: 'Correo electrónico',
  password: 'Contraseña',
  submit: 'Iniciar sesión',
  busy: 'Iniciando sesión...',
  refused: 'No se ha podido iniciar sesión. Comprueba tus datos.',
  unprotected:
    'Esta página no usa una conexión segura, por lo que el navegador no puede comprobar una contraseña. No se ha enviado ni comparado nada. Abre la tienda con https o en la dirección local de este equipo.',
  notSaved:
    'No se ha podido iniciar sesión porque el almacenamiento de este navegador no responde. Tu contraseña no es el problema. Inténtalo de nuevo.',
  newHere: '¿Es tu primera vez?',
  register: 'Crear una cuenta',
  forgotten: '¿Has olvidado tu contraseña?',
  forgottenText:
    'No podemos enviarte una nueva: tu cuenta solo existe en este navegador y esta tienda no envía correos. Esto es lo que puedes hacer:',
  forgottenLook: 'Consulta las contraseñas guardadas en tu navegador o en tu gestor de contraseñas.',
  forgottenInside:
    'Si tienes la sesión abierta en otra pestaña, guarda allí tus datos en un archivo, en Ajustes. Después crea una cuenta con otro correo electrónico e importa el archivo.',
  forgottenNew:
    'Si no, crea una cuenta con otro correo electrónico. La cuenta antigua permanece en este navegador hasta que se borren los datos del sitio.',
}

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
  notSaved:
    'Tu cuenta no se ha creado porque este navegador no ha podido guardarla. Los datos que has introducido siguen aquí. Inténtalo de nuevo.',
  known: '¿Ya tienes cuenta?',
  login: 'Iniciar sesión',
}

export const passwordField: Catalogue['passwordField'] = {
  show: 'Mostrar la contraseña',
  hide: 'Ocultar la contraseña',
}
