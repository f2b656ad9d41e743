/** Each runs in Redis as one step. The keys of nodes are found by their names: one Redis, not a cluster of them. */

/**
 * Where a node has read more of the line than Redis knows of, Redis came back as it was earlier: what it holds of the line is
 * told under numbers that meant something else, and begins anew. Sets `epoch`.
 */
const sameLine = (lines: string) => `
local epoch = redis.call('HGET', ${lines}, 'epoch')
if epoch and epoch == readEpoch and tonumber(redis.call('HGET', ${lines}, 'last') or '0') < tonumber(readSeq) then epoch = false end
if not epoch then
  redis.call('DEL', line)
  redis.call('HSET', ${lines}, 'epoch', newEpoch)
  epoch = newEpoch
end
`;

/**
 * KEYS nodes, node, lineState, line, added. ARGV self, what it tells of itself, how long that holds (ms), node prefix, the epoch and
 * the number that it has read up to, another epoch.
 */
export const beatScript = `
redis.call('SET', KEYS[2], ARGV[2], 'PX', ARGV[3])
redis.call('SADD', KEYS[1], ARGV[1])
local line, readEpoch, readSeq, newEpoch = KEYS[4], ARGV[5], ARGV[6], ARGV[7]
${sameLine('KEYS[3]')}
local there = {}
for _, id in ipairs(redis.call('SMEMBERS', KEYS[1])) do
  local told = redis.call('GET', ARGV[4] .. id)
  if told then
    there[#there + 1] = id
    there[#there + 1] = told
  else
    redis.call('SREM', KEYS[1], id)
    redis.call('HDEL', KEYS[5], id)
  end
end
local time = redis.call('TIME')
return {epoch, time[1], time[2], there, redis.call('HGET', KEYS[3], 'last') or '0'}
`;

/** KEYS posts. ARGV post, self, node prefix. Empty: this node itself is not known to be at work. */
export const takeScript = `
if redis.call('EXISTS', ARGV[3] .. ARGV[2]) == 0 then return '' end
local holder = redis.call('HGET', KEYS[1], ARGV[1])
if holder and holder ~= ARGV[2] and redis.call('EXISTS', ARGV[3] .. holder) == 1 then return holder end
redis.call('HSET', KEYS[1], ARGV[1], ARGV[2])
return ARGV[2]
`;

/** KEYS posts. ARGV post, self, to whom (empty: nobody). */
export const passScript = `
if redis.call('HGET', KEYS[1], ARGV[1]) ~= ARGV[2] then return 0 end
if ARGV[3] == '' then redis.call('HDEL', KEYS[1], ARGV[1]) else redis.call('HSET', KEYS[1], ARGV[1], ARGV[3]) end
return 1
`;

/**
 * KEYS line, lineState, added. ARGV self, the how many-th that it adds, how many numbers it takes, the entry, how many entries are
 * kept, the epoch and the number that it has read up to, another epoch. Once only, however often it is sent; nothing where the
 * line began anew.
 */
export const addScript = `
local line, readEpoch, readSeq, newEpoch = KEYS[1], ARGV[6], ARGV[7], ARGV[8]
${sameLine('KEYS[2]')}
if epoch ~= readEpoch then return 0 end
if tonumber(redis.call('HGET', KEYS[3], ARGV[1]) or '0') >= tonumber(ARGV[2]) then return 1 end
local last = redis.call('HINCRBY', KEYS[2], 'last', ARGV[3])
redis.call('XADD', KEYS[1], 'MAXLEN', '~', ARGV[5], last .. '-0', 'by', ARGV[1], 'n', ARGV[2], 'count', ARGV[3], 'epoch', epoch, 'entry', ARGV[4])
redis.call('HSET', KEYS[3], ARGV[1], ARGV[2])
return 1
`;

/** KEYS nodes, node, posts. ARGV self. Whoever leaves keeps no post. */
export const leaveScript = `
redis.call('DEL', KEYS[2])
redis.call('SREM', KEYS[1], ARGV[1])
local posts = redis.call('HGETALL', KEYS[3])
for at = 1, #posts, 2 do
  if posts[at + 1] == ARGV[1] then redis.call('HDEL', KEYS[3], posts[at]) end
end
return 1
`;
