/** Each runs in Redis as one step. The keys of nodes are found by their names: one Redis, not a cluster of them. */

/** KEYS nodes, node, lineState, posts, added. ARGV self, what it tells of itself, how long that holds (ms), an epoch, node prefix. */
export const beatScript = `
redis.call('SET', KEYS[2], ARGV[2], 'PX', ARGV[3])
redis.call('SADD', KEYS[1], ARGV[1])
redis.call('HSETNX', KEYS[3], 'epoch', ARGV[4])
local there = {}
for _, id in ipairs(redis.call('SMEMBERS', KEYS[1])) do
  local told = redis.call('GET', ARGV[5] .. id)
  if told then
    there[#there + 1] = id
    there[#there + 1] = told
  else
    redis.call('SREM', KEYS[1], id)
    redis.call('HDEL', KEYS[5], id)
  end
end
local time = redis.call('TIME')
return {redis.call('HGET', KEYS[3], 'epoch'), time[1], time[2], there, redis.call('HGET', KEYS[3], 'last') or '0'}
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
 * KEYS line, lineState, added. ARGV self, the how many-th that it adds, how many numbers it takes, the entry, the epoch, how many
 * entries are kept. Once only, however often it is sent; nothing where the line began anew.
 */
export const addScript = `
if redis.call('HGET', KEYS[2], 'epoch') ~= ARGV[5] then return 0 end
if tonumber(redis.call('HGET', KEYS[3], ARGV[1]) or '0') >= tonumber(ARGV[2]) then return 1 end
local last = redis.call('HINCRBY', KEYS[2], 'last', ARGV[3])
redis.call('XADD', KEYS[1], 'MAXLEN', '~', ARGV[6], last .. '-0', 'by', ARGV[1], 'n', ARGV[2], 'count', ARGV[3], 'epoch', ARGV[5], 'entry', ARGV[4])
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
