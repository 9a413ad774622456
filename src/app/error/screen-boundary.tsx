import { Component, type ErrorInfo, type ReactNode } from 'react'
import type { Ports } from '../../../machines/ports/ports.ts'
import { useHouse } from '../../parts/shop-context.tsx'
import { ErrorPage } from './error-page.tsx'

type Props = { readonly children: ReactNode }

/** Around the screen alone: when it crashes, the header and the cart stay alive. */
export const ScreenBoundary = ({ children }: Props) => {
  const { log } = useHouse().ports
  return <Boundary log={log}>{children}</Boundary>
}

type State = { readonly hasCrashed: boolean }

class Boundary extends Component<Props & { readonly log: Ports['log'] }, State> {
  override state: State = { hasCrashed: false }

  static getDerivedStateFromError(): State {
    return { hasCrashed: true }
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo): void {
    this.props.log.error('A screen crashed', { error, componentStack })
  }

  private readonly retry = () => this.setState({ hasCrashed: false })

  override render(): ReactNode {
    return this.state.hasCrashed ? <ErrorPage reason="crashed" onRetry={this.retry} /> : this.props.children
  }
}
