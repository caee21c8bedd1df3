import { Component, type ReactNode } from 'react'
import type { CaptchaCheck } from '../captcha-gate.ts'

interface CaptchaBoundaryProps {
  readonly children: ReactNode
  /** What the page says in the place of a widget that failed. */
  readonly instead: ReactNode
  /** Lets forms pass that wait for the widget: the service refuses them and says why. */
  readonly onReady: (check: CaptchaCheck) => void
}

/** If the widget's code fails, the form stays. */
export class CaptchaBoundary extends Component<CaptchaBoundaryProps> {
  override readonly state = { isBroken: false }

  static getDerivedStateFromError() {
    return { isBroken: true }
  }

  override componentDidCatch() {
    this.props.onReady({ pass: async () => true })
  }

  override render() {
    return this.state.isBroken ? this.props.instead : this.props.children
  }
}
