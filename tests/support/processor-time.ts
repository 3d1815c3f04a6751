/** Does something. @returns the milliseconds that a processor worked on it, whatever ran beside it. */
export function processorTime(action: () => void): number {
	const before = process.threadCpuUsage();
	action();
	const { user, system } = process.threadCpuUsage(before);
	return (user + system) / 1_000;
}
