import type { RoomLabels } from '../catalogue.ts'

const purposes = {
  access: 'Vigila la puerta de cada ruta: la abre, pide antes iniciar sesión o lleva a otra parte.',
  'add-product':
    'Añadir un producto a la tienda de este navegador, y cambiar o eliminar los que se añadieron.',
  'buy-now':
    'Hace el pedido de lo que hay en el carrito con la tarjeta predeterminada, tras una sola pregunta.',
  cart: 'Lo que alguien piensa comprar: cada cambio se ve al instante, se guarda en su orden y se revierte si se rechaza.',
  catalogue:
    'Lo que se vende: dos fuentes, los nombres de las categorías y lo añadido en este navegador; cada parte falla por su cuenta.',
  checkout: 'De un carrito lleno a exactamente un pedido: lo que falla deja todo como estaba.',
  'clear-cart': 'Pregunta antes de vaciar el carrito entero.',
  connection: 'Si el navegador tiene red o no; el aviso de que falta se puede cerrar hasta la próxima vez.',
  contact:
    'Un mensaje a la tienda: se anota en el registro de este navegador, no se envía a nadie ni se guarda en ninguna parte.',
  durability: 'Cuánto guarda este navegador para la tienda, y si promete conservarlo.',
  filters:
    'Qué se muestra del catálogo: lo elegido y lo escrito, siempre acorde con la dirección, y buscado por tramos.',
  form: 'Todos los formularios: un campo se juzga al dejarlo, un error desaparece en cuanto se corrige y un borrador sobrevive a una recarga.',
  grid: 'Qué productos de una lista larga están en la página: los de la ventana, y los que tienen el foco o una selección.',
  hint: 'La frase que dice para qué sirve una herramienta de la sala de máquinas, hasta que se cierra.',
  'image-preview':
    'Qué muestra la dirección de una imagen antes de enviarla; solo se pide por https y a esta misma tienda.',
  install:
    'Pone la tienda entre las aplicaciones del dispositivo, donde el navegador deja que se le pida: una vez cada vez que lo ofrece.',
  login:
    'Iniciar sesión: qué falló se le dice con exactitud a la máquina, y en una sola frase a quien visita la tienda.',
  query:
    'Mantiene al día lo que muestra la sala: vuelve a preguntar después de cada cambio, una pregunta cada vez.',
  menu: 'Lo que despliega un botón de la cabecera: un menú por cuyas opciones uno se mueve, o un panel.',
  'mini-cart':
    'El panel lateral en el que encuentra el carrito quien no ha iniciado sesión; ir a otra parte lo cierra.',
  navigation:
    'Dónde está el visitante. Una pantalla nueva se trae antes de que cambie la dirección, para que nunca se vea una página a medio cargar.',
  notices:
    'Muestra cada aviso mientras es cierto y la pantalla lo permite, y los avisos iguales una sola vez, con su número; un aviso puede ofrecer deshacer lo que cuenta.',
  orders:
    'Los pedidos de su dueño, los más recientes primero. Se escriben donde se realizan, y aquí solo se leen.',
  find: 'La búsqueda de todo lo que hay en la sala de máquinas.',
  disclosure: 'Una parte de la sala de máquinas que se carga al abrirla.',
  panel: 'Un panel de la sala de máquinas: su tamaño, y si está plegado.',
  outline:
    'Un árbol de filas en la sala de máquinas: cuáles están plegadas y en cuál se encuentra el teclado.',
  'password-change': 'Otra contraseña para la cuenta, para quien conoce la actual.',
  'payment-form':
    'Añadir una tarjeta: del número y del código no salen del formulario más que la marca y las cuatro últimas cifras.',
  'payment-methods': 'Las tarjetas guardadas de una cuenta: una de ellas es la predeterminada, o ninguna.',
  picking: 'La parte elegida de un diagrama con su menú, y cuáles de sus estados están plegados.',
  player: 'Contiene la grabación de una sesión y la reproduce.',
  preferences:
    'Idioma, moneda y tema: los del visitante, o los de la cuenta mientras haya una sesión iniciada.',
  product:
    'La página de un producto, que se encuentra o quizá falta: sus imágenes, su cantidad y lo que se vio antes.',
  reading: 'El registro de la sala de máquinas: se sigue su final hasta que alguien mira atrás.',
  register: 'Crear una cuenta, que adopta lo que el visitante había elegido e inicia su sesión.',
  room: 'La sala de máquinas: qué pestaña mira, y qué parte de ella.',
  search:
    'El buscador de la cabecera: sugiere mientras alguien escribe y nunca muestra la respuesta a un texto anterior.',
  session:
    'Quién está aquí: se recupera al llegar, es igual en todas las pestañas y lo deciden los usuarios registrados.',
  settings:
    'Datos de contacto, dirección y de qué se quiere recibir noticias: se leen, se editan y se guardan.',
  shop: 'La tienda entera: aquí vive cada actor duradero, se entera de lo que le concierne y se vuelve a arrancar cuando muere.',
  spending:
    'Cómo mira alguien lo que se gastó: por meses o por categorías, como gráfico o con las cifras al lado.',
  breakpoints: 'Dónde retiene la sala de máquinas los actores que mira, y si los retiene.',
  storage: 'Si se conservará algo después de esta visita, y si se pudo leer todo lo que se había guardado.',
  theme: 'Claro, oscuro o como lo tenga el sistema operativo, al instante cuando este cambia.',
  travel: 'Qué momento de un actor se mira: el presente o uno ya pasado.',
  update: 'Hay otra versión de la tienda: se ofrece, una sola vez cada una, y nunca se impone.',
  view: 'La parte visible de un diagrama: lo que está activo, hasta que el usuario lo mueve o cambia su tamaño.',
  wishlist:
    'Lo que alguien quiere recordar, aparte para cada cuenta; lo último que se quitó se puede recuperar.',
  'your-data': 'Lo que la tienda guarda sobre una cuenta: se descarga en un archivo, se recupera o se borra.',
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
}
