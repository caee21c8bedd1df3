import { Component, type ReactNode } from 'react'

interface BesideProps {
  readonly children: ReactNode
  /** What stands in the place of a part that failed. */
  readonly instead?: ReactNode
}

/** LOST-PAGE-4: an error boundary around an optional part. If the part fails, it disappears and the page stays. */
export class Beside extends Component<BesideProps> {
  override readonly state = { isBroken: false }

  static getDerivedStateFromError() {
    return { isBroken: true }
  }

  override render() {
    return this.state.isBroken ? this.props.instead : this.props.children
  }
}
