import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../tools/free-port.ts'
import { root } from '../../tools/paths.ts'
import { eventually } from '../wait.ts'
import type { Host } from './servers.ts'

/** The folder to serve, or the port of the proxied server. */
type Content = { files: string } | { proxied: number }

/** An example from docs/hosting with its placeholders replaced, within a minimal nginx configuration. */
function configuration(folder: string, content: Content, port: number): string {
  const read = (name: string) => readFileSync(join(root, 'docs/hosting', name), 'utf8')
  const example =
    'files' in content
      ? read('nginx.conf').replace('root /srv/shop;', `root ${content.files};`)
      : read('nginx-proxy.conf').replace('127.0.0.1:4173', `127.0.0.1:${content.proxied}`)
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  )
  return [
    'daemon off;',
    `pid ${folder}/nginx.pid;`,
    'error_log stderr;',
    `user ${process.getuid?.() === 0 ? 'root' : (process.env.USER ?? 'nobody')};`,
    'events {}',
    'http {',
    'include /etc/nginx/mime.types;',
    'default_type application/octet-stream;',
    'access_log off;',
    ...temporary,
    example.replace('listen 80;', `listen 127.0.0.1:${port};`),
    '}',
  ].join('\n')
}

/** The path of nginx if it is installed. */
export function findNginx(): string | undefined {
  const path = process.env.NGINX_PATH ?? '/usr/sbin/nginx'
  return spawnSync(path, ['-v']).status === 0 ? path : undefined
}

export async function serveWithNginx(program: string, content: Content): Promise<Host> {
  const folder = mkdtempSync(join(tmpdir(), 'statecart-nginx-'))
  const port = await freePort()
  const file = join(folder, 'nginx.conf')
  writeFileSync(file, configuration(folder, content, port))
  const child = spawn(program, ['-e', 'stderr', '-p', folder, '-c', file], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const home = `http://127.0.0.1:${port}`
  await Promise.race([eventually(() => fetch(home)), failure(child)])
  return {
    home,
    async stop() {
      const ended = new Promise((resolve) => child.once('exit', resolve))
      child.kill('SIGQUIT')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function failure(child: ChildProcess): Promise<never> {
  let output = ''
  child.stderr?.on('data', (chunk) => {
    output += chunk
  })
  return new Promise((_, reject) => child.once('exit', () => reject(new Error(`nginx ended: ${output}`))))
}
