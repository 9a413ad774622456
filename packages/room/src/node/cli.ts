#!/usr/bin/env node
import { runCommand } from '@statecart/chart/node'
import { run } from './run.ts'

await runCommand(run)
