import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const groups = "/sys/fs/cgroup";
const periodUs = 100_000;

/**
 * Gives a process a share of one core, so that several show how they add up on a machine of few cores. Needs Linux's
 * control groups and the right to make one. @param share 1 for a core.
 */
export function limitCpu(pid: number, share: number): void {
	const quota = String(share * periodUs);
	const isSecondVersion = existsSync(join(groups, "cgroup.controllers"));
	const group = join(groups, isSecondVersion ? "" : "cpu", `bench-${pid}`);
	mkdirSync(group, { recursive: true });
	const limits = isSecondVersion
		? { "cpu.max": `${quota} ${periodUs}` }
		: { "cpu.cfs_period_us": String(periodUs), "cpu.cfs_quota_us": quota };
	for (const [file, value] of Object.entries({ ...limits, "cgroup.procs": String(pid) }))
		writeFileSync(join(group, file), value);
}
