/**
 * Keeps a drawing's size. In a full column the renderer shrinks everything (it reads `flexShrink: 0` as 1), and it fails
 * on a drawing without any height.
 */
export function rigid(width: number, height: number) {
	return { minWidth: width, minHeight: height };
}
