import type { AnyActorRef } from 'xstate'
import { loginWith, registerWith } from '../../machines/auth/auth.effects.ts'
import type { FieldValue } from '../../machines/domain/form.ts'
import { Secret } from '../../machines/domain/secret.ts'
import type { Ports } from '../../machines/ports/ports.ts'
import { openScreen, type Shop } from '../../machines/shop/open-shop.ts'

export const secret = (text: string) => new Secret('password', text)
export const password = secret('correct horse')
export const noHash = { salt: '', hash: '', rounds: 1 }

export function fillAndSubmit(screen: AnyActorRef, values: Record<string, FieldValue>): AnyActorRef {
  const { form } = screen.getSnapshot().children as { form: AnyActorRef }
  for (const [name, value] of Object.entries(values)) form.send({ type: 'field.changed', name, value })
  form.send({ type: 'form.submit' })
  return form
}

export const openRegister = (shop: Shop, ports: Ports) =>
  openScreen(shop, 'register', registerWith(ports), undefined).start()
export const openLogin = (shop: Shop, ports: Ports) =>
  openScreen(shop, 'login', loginWith(ports), undefined).start()
