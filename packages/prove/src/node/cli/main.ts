#!/usr/bin/env node
import { runImportingCommand } from '@statecart/chart/node'
import { run } from './run.ts'

await runImportingCommand(run)
