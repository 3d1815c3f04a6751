import { partId, type SceneNode, transformOf } from "../scene-node.ts";

export function SceneNodes({ nodes }: { nodes: readonly SceneNode[] }) {
	return nodes.map((node) => <Node key={JSON.stringify(node)} node={node} />);
}

function Node({ node }: { node: SceneNode }) {
	if (node.kind === "shape")
		return (
			<path
				className={node.className}
				fill={`var(--${node.fill})`}
				fillRule={node.evenOdd ? "evenodd" : undefined}
				d={node.outline}
			/>
		);
	const transform = transformOf(node);
	if (node.kind === "part")
		return <use className={node.className} href={`#${partId(node.name)}`} transform={transform} />;
	return (
		<g className={node.className} transform={transform}>
			<SceneNodes nodes={node.nodes} />
		</g>
	);
}
