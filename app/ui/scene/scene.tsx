import { composeScene, type SceneChoice } from "./compose-scene.ts";
import { frames } from "./frames.ts";
import { sceneParts } from "./parts/list.ts";
import { type SceneNode, type ShapeNode, transformOf } from "./scene-node.ts";

type Props = SceneChoice & {
	/** Its speakers arrive, once: for the first scene of a page. */
	moves?: boolean;
	className?: string;
};

/** Decorative: the text beside it says the same. */
export function SceneDrawing({ moves, className, ...choice }: Props) {
	const { hour, frame } = choice;
	return (
		<svg
			className={className ? `scene ${className}` : "scene"}
			data-hour={hour}
			data-moves={moves ? "" : undefined}
			viewBox={frames[frame].viewBox}
			preserveAspectRatio="xMidYMax meet"
			aria-hidden="true"
		>
			<SceneNodes nodes={composeScene(choice)} />
		</svg>
	);
}

export function SceneNodes({ nodes }: { nodes: readonly SceneNode[] }) {
	return nodes.map((node) => <Node key={JSON.stringify(node)} node={node} />);
}

/** A part is drawn where it stands: `use` would cost a browser more elements than the part has. */
function Node({ node }: { node: SceneNode }) {
	if (node.kind === "shape") return <Shape shape={node} className={node.className} />;
	const { className } = node;
	const transform = transformOf(node);
	const nodes = node.kind === "part" ? sceneParts[node.name] : node.nodes;
	const [first, ...others] = nodes;
	if (first?.kind === "shape" && !first.className && others.length === 0)
		return <Shape shape={first} className={className} transform={transform} />;
	return (
		<g className={className} transform={transform}>
			<SceneNodes nodes={nodes} />
		</g>
	);
}

type ShapeProps = { shape: ShapeNode; className?: string; transform?: string };

function Shape({ shape: { fill, evenOdd, outline }, className, transform }: ShapeProps) {
	return (
		<path
			className={className}
			transform={transform}
			fill={`var(--${fill})`}
			fillRule={evenOdd ? "evenodd" : undefined}
			d={outline}
		/>
	);
}
