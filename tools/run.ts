import { Complaint } from './complaint.ts'

/** `vite-node tools/run.ts charts` runs tools/commands/charts.ts, with the words after the name. */
const [name, ...words] = process.argv.slice(2)

try {
  const command = await import(`./commands/${name}.ts`)
  await command.run(words)
} catch (error) {
  if (!(error instanceof Complaint)) throw error
  console.error(error.message)
  process.exitCode = 1
}
