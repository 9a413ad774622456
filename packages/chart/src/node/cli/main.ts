#!/usr/bin/env node
import { runImportingCommand } from '../run-command.ts'
import { run } from './run.ts'

await runImportingCommand(run)
