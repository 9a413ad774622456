import { serveAddress } from '../configuration.ts'
import { serveUntilStopped } from '../serve.ts'

export async function run(): Promise<void> {
  await serveUntilStopped(serveAddress(process.env))
}
