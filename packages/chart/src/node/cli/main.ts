#!/usr/bin/env node
import { runCommand } from '../run-command.ts'
import { run } from './run.ts'

await runCommand(run)
