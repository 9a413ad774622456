import { figure } from '../fixtures/figure.ts'

/** The line of the table; that it is true is judged at the end of each of these tests. */
export function unharmed(where: string, done: string): void {
  figure(`Malice: ${where}`, done, 'nothing ran, nothing left, no breach of the policy')
}
