export { BoxGraph, type Tone } from './box-graph.tsx';
export { type Graph, type GraphEdge, layOut } from './layout.ts';
