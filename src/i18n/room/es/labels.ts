import type { RoomLabels } from '../../catalogue.ts'

const purposes = {
  access: 'Decide sobre cada ruta: la abre, pide antes iniciar sesión o redirige a otra.',
  'add-product': 'Añadir un producto a la tienda de este navegador, y cambiar o eliminar los ya añadidos.',
  'buy-now': 'Pide lo que hay en el carrito con la tarjeta predeterminada, tras una confirmación.',
  cart: 'El carrito: cada cambio se ve al instante, se guarda en orden y se revierte si no se puede guardar.',
  catalogue:
    'Los productos: dos fuentes, los nombres de las categorías y los productos locales; cada parte puede fallar por separado.',
  checkout: 'De un carrito lleno a exactamente un pedido: un fallo no cambia nada.',
  'clear-cart': 'Pide confirmación antes de vaciar el carrito.',
  connection:
    'Si el navegador está conectado; el aviso de que no lo está se puede cerrar hasta la próxima vez.',
  contact: 'Un mensaje a la tienda: se anota en el registro de este navegador; no se envía ni se guarda.',
  durability: 'Cuánto guarda este navegador para la tienda, y si ha aceptado conservarlo.',
  filters: 'Los filtros del catálogo: coinciden con la dirección, y los productos se buscan por tramos.',
  form: 'Todos los formularios: un campo se valida al dejarlo, un error desaparece una vez corregido y un borrador sobrevive a una recarga.',
  grid: 'Qué productos de una lista larga se muestran: los que están a la vista, y los que tienen el foco o una selección.',
  hint: 'La frase que explica una herramienta de la sala de máquinas, hasta que se cierra.',
  'image-preview':
    'Muestra la imagen de una dirección antes de enviarla; solo se piden direcciones https e imágenes de la propia tienda.',
  install:
    'Instala la tienda como aplicación donde el navegador lo ofrece: cada oferta se puede usar una vez.',
  login: 'Iniciar sesión: la máquina conoce el error exacto, el visitante ve una sola frase.',
  query:
    'Mantiene al día lo que muestra la sala: vuelve a preguntar después de cada cambio, una pregunta cada vez.',
  menu: 'Lo que abre un botón de la cabecera: un menú que se recorre con el teclado, o un panel.',
  'mini-cart':
    'El panel lateral que muestra el carrito a quien no ha iniciado sesión; al cambiar de página se cierra.',
  navigation:
    'Dónde está el visitante. Una pantalla nueva se carga antes de que cambie la dirección, para que nunca se vea una página a medio cargar.',
  notices:
    'Muestra cada aviso mientras es cierto y la pantalla lo permite, y los avisos iguales una sola vez, con su número; un aviso puede ofrecer Deshacer.',
  orders:
    'Los pedidos del propietario, los más recientes primero. Se escriben donde se hacen, y aquí solo se leen.',
  find: 'La búsqueda de todo lo que hay en la sala de máquinas.',
  disclosure: 'Una parte de la sala de máquinas que se carga al abrirla.',
  panel: 'Un panel de la sala de máquinas: su tamaño, y si está plegado.',
  outline:
    'Un árbol de filas en la sala de máquinas: cuáles están plegadas, y cuál tiene el foco del teclado.',
  'password-change': 'Cambia la contraseña de la cuenta, para quien conoce la actual.',
  'payment-form':
    'Añadir una tarjeta: del número y del código, solo la marca y las cuatro últimas cifras salen del formulario.',
  'payment-methods': 'Las tarjetas guardadas de una cuenta: como máximo una es la predeterminada.',
  picking: 'La parte elegida de un diagrama con su menú, y cuáles de sus estados están plegados.',
  player: 'Contiene la grabación de una sesión y la reproduce.',
  preferences:
    'Idioma, moneda y tema: los del visitante, o los de la cuenta mientras haya una sesión iniciada.',
  product:
    'La página de un producto, que puede no existir: sus imágenes, su cantidad y los productos vistos antes.',
  reading: 'El registro de la sala de máquinas: sigue el último evento hasta que el usuario retrocede.',
  register: 'Crear una cuenta: adopta lo que el visitante ha elegido e inicia su sesión.',
  room: 'La sala de máquinas: qué pestaña inspecciona, y qué parte de ella.',
  search:
    'El buscador de la cabecera: sugiere mientras el visitante escribe y nunca muestra la respuesta a un texto anterior.',
  session:
    'La sesión: se recupera al cargar, es igual en todas las pestañas y sus permisos se leen de los usuarios registrados.',
  settings: 'Datos de contacto, dirección y notificaciones: se cargan, se editan y se guardan.',
  shop: 'La tienda entera: ejecuta los actores permanentes, les reenvía los eventos que les conciernen y los reinicia después de un error.',
  spending: 'Cómo se muestra el gasto: por meses o por categorías, como gráfico, con tabla o sin ella.',
  breakpoints: 'Los puntos de parada de la sala de máquinas, y si los actores inspeccionados están en pausa.',
  storage:
    'Si los datos se conservan después de esta visita, y si se pudieron leer todos los datos guardados.',
  theme: 'Claro, oscuro o el tema del sistema operativo, cuyos cambios se siguen al instante.',
  travel: 'Qué momento de un actor se muestra: el presente o uno anterior.',
  update: 'Una versión nueva de la tienda: se ofrece una vez y nunca se impone.',
  view: 'La parte visible de un diagrama: lo que está activo, hasta que el usuario lo mueve o cambia su tamaño.',
  wishlist: 'La lista de deseos, separada para cada cuenta; la última eliminación se puede deshacer.',
  'your-data': 'Los datos de una cuenta: se exportan como archivo, se importan o se eliminan.',
}

const faults = {
  'source.down': (number: number) => `La fuente ${number} no responde`,
  'source.slow': (number: number) => `La fuente ${number} es lenta`,
  'source.malformed': (number: number) => `La fuente ${number} devuelve datos ilegibles`,
  'storage.full': 'El almacenamiento está lleno',
  'storage.denied': 'El acceso al almacenamiento está denegado',
  'clock.ahead': 'El reloj va un día adelantado',
  'payment.declined': 'Se rechazan todos los pagos',
  offline: 'No hay red',
}

const groups = {
  session: 'Sesión',
  catalogue: 'Catálogo',
  buying: 'Compra',
  account: 'Cuenta',
  shell: 'Marco',
  room: 'La propia sala de máquinas',
}

const scenarios = {
  'new-visitor': 'Una primera visita',
  'full-cart': 'Un carrito lleno',
  'three-orders': 'Una clienta con tres pedidos',
  'expired-card': 'Una clienta con una tarjeta caducada',
  'source-down': 'La segunda fuente de productos no responde',
  'sources-down': 'Ninguna fuente de productos responde',
  administrator: 'Una administradora',
}

export const translations: RoomLabels = {
  'room.purposes': purposes,
  'room.fault-names': faults,
  'room.group-names': groups,
  'room.scenario-names': scenarios,
  'room.page': { failed: (reason) => `No se ha podido abrir esta página: ${reason}` },
}
