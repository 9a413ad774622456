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
    'Esta página no se ha abierto con una conexión segura, así que aquí el navegador no puede comprobar una contraseña. No se ha enviado ni comparado nada. Abre la tienda con https o desde la dirección de este mismo equipo.',
  notKept:
    'No se ha podido iniciar sesión: el almacenamiento de este navegador no ha respondido. Tu contraseña no es el problema; inténtalo de nuevo.',
  newHere: '¿Es tu primera vez?',
  register: 'Crear una cuenta',
  forgotten: '¿Has olvidado tu contraseña?',
  forgottenText:
    'Nadie puede enviarte una nueva: tu cuenta vive solo en este navegador, y de esta tienda no sale ningún correo. Esto es lo que puedes hacer:',
  forgottenLook: 'Búscala entre las contraseñas que han guardado tu navegador o tu gestor de contraseñas.',
  forgottenInside:
    'Si tienes la sesión abierta en otra pestaña, guarda allí tus datos en un archivo, en Ajustes. Después crea una cuenta con otro correo electrónico e importa el archivo.',
  forgottenNew:
    'Si no, crea una cuenta con otro correo electrónico. Lo que contiene la antigua se queda en este navegador hasta que se borren los datos del sitio.',
}
