/** Folders of machines that no page of the shop holds, each by what tries them where the others are driven before the page. */
export const besideTheShop: Readonly<Record<string, string>> = {
  room: 'the machine room looks at the shop: packages/room/tests, tests/room and the browser specs of the room try its machines',
}
