import type { Catalogue } from '../catalogue.ts'

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
  notKept:
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
