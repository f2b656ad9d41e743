import { Component, type ReactNode } from 'react';

interface State {
  hasFailed: boolean;
}

/** A draft that cannot be shown is not shown: beneath it the reception goes on. */
export class DraftBoundary extends Component<{ onFailed: () => void; children: ReactNode }, State> {
  override state: State = { hasFailed: false };

  static getDerivedStateFromError(): State {
    return { hasFailed: true };
  }

  override componentDidCatch(): void {
    this.props.onFailed();
  }

  override render(): ReactNode {
    return this.state.hasFailed ? null : this.props.children;
  }
}
