import type { ComponentType } from 'react';

/**
 * Imports the module of a component of one's own, which is its default export: `() => import('./components/Stars')`.
 * It is loaded when the component is first shown; an error in it affects its own place only.
 */
export type ComponentModule<P = object> = () => Promise<{ readonly default: ComponentType<P> }>;
