/** An error that the user of a command can fix: printed as one line, without a stack. */
export class Complaint extends Error {
  override name = 'Complaint'
}
