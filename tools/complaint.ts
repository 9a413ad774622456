/** Something the person at the keyboard can mend: shown as its one line, without a stack. */
export class Complaint extends Error {
  override name = 'Complaint'
}
